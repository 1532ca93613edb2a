import { judgePart } from './judge-part.ts'

judgePart(1, 4)
