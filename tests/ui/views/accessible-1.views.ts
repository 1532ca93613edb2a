import { checkAccessibility } from './check-accessibility.ts'

checkAccessibility(1, 2)
