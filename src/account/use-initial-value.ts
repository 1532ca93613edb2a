import { useState } from 'react'

/** The value of the first render, whatever it becomes. */
export const useInitialValue = <Value>(value: Value): Value => useState(value)[0]
