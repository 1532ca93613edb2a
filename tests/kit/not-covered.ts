/** Requirements that no property and no test proves yet, each with its reason. */
import type { RequirementId } from '#machines/kit/properties.ts'

export const NOT_COVERED: Readonly<Partial<Record<RequirementId, string>>> = {}
