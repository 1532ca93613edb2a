import { judgePart } from './judge-part.ts'

judgePart(4, 4)
