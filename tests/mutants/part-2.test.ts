import { judgePart } from './judge-part.ts'

judgePart(2, 4)
