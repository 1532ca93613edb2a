import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './search-box.module.css'

type SearchBoxProps = {
  /** Name of the field, unique on its page. */
  name: string
  label: ReactNode
  hint: ReactNode
  /** The current search text, trimmed. If it was not typed, as after back navigation, the field is updated. */
  text?: string
  onType: (text: string) => void
  /** Submit button beside the field, to search without the debounce. */
  button?: ReactNode
  /** Called for the button or the Enter key. */
  onSubmit?: (text: string) => void
  /** The result count, in a polite live region. */
  children?: ReactNode
}

/** Uncontrolled search field. */
export const SearchBox = ({ name, label, hint, text, button, onType, onSubmit = onType, children }: SearchBoxProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // A layout effect: one after the next paint could overwrite a key that was pressed meanwhile.
  useLayoutEffect(() => {
    const { current } = field
    if (current !== null && text !== undefined && current.value.trim() !== text) current.value = text
  }, [text])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(field.current?.value ?? '')
  }
  return (
    <search>
      <form className={styles['search']} onSubmit={submit}>
        <label htmlFor={id}>{label}</label>
        <div className={styles['row']}>
          <input
            ref={field}
            id={id}
            name={name}
            type="search"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onType(event.currentTarget.value)}
          />
          {button !== undefined && (
            <Button kind="ghost" type="submit">
              {button}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`}>{hint}</p>
        {children}
      </form>
    </search>
  )
}
