import { judgePart } from './judge-part.ts'

judgePart(3, 4)
