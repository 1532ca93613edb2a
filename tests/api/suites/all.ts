/** Everything that goes through the whole server, on whichever database `chooseDatabase` named. */
import './at-the-gate.ts'
import './stored.ts'
