/** In a module of its own: only forms of the account need it, and public pages must not load its library. */
import './jitless.ts'
import * as z from 'zod/mini'
import { isCpf, stripCpf } from '../br/cpf.ts'
import type { IssueCode } from './issues.ts'

const invalid = { error: 'cpf.invalid' satisfies IssueCode }

/** Stored as eleven digits. */
export const cpfField = z.pipe(z.string(invalid).check(z.refine(isCpf, invalid)), z.transform(stripCpf))
