/** Apart from the other fields: no form that somebody fills in before signing in asks for it, and its check has a weight. */
import './jitless.ts'
import * as z from 'zod/mini'
import { isCpf, stripCpf } from '../br/cpf.ts'
import type { IssueCode } from './issues.ts'

const invalid = { error: 'cpf.invalid' satisfies IssueCode }

/** Stored as eleven digits. */
export const cpfField = z.pipe(z.string(invalid).check(z.refine(isCpf, invalid)), z.transform(stripCpf))
