import type { FormValues } from '#contracts/forms/issues.ts'

/** What a person has typed into a form, not checked yet: the payload of an event. */
export type Draft = { values: FormValues }
