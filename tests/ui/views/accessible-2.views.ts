import { checkAccessibility } from './check-accessibility.ts'

checkAccessibility(2, 2)
