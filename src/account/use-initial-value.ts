import { useState } from 'react'

/** The value of the first render; later values are ignored. */
export const useInitialValue = <Value>(value: Value): Value => useState(value)[0]
