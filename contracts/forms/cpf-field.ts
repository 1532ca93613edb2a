/** In a module of its own: only forms behind the sign-in need it, and its library would weigh on public pages. */
import './jitless.ts'
import * as z from 'zod/mini'
import { isCpf, stripCpf } from '../br/cpf.ts'
import type { IssueCode } from './issues.ts'

const invalid = { error: 'cpf.invalid' satisfies IssueCode }

/** Stored as eleven digits. */
export const cpfField = z.pipe(z.string(invalid).check(z.refine(isCpf, invalid)), z.transform(stripCpf))
