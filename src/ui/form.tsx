import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useId, useMemo, useRef } from 'react'
import { COMPANY } from '#contracts/brand.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext } from './form-context.ts'
import { restoreDraft, saveDraft } from '#src/page-context/form-draft.ts'
import styles from './form.module.css'
import {
  dispatchTyped,
  fieldsAsStored,
  fillEmpty,
  followDefaults,
  resetFields,
  valuesOf,
} from '#src/lib/form-values.ts'
import { MailLink } from './mail-link.tsx'
import { type FormValidator, useRemainingIssues } from './use-remaining-issues.ts'

type FormProps = {
  label: string
  busy: boolean
  issues: FieldIssues
  /** Pure validation of the form, which removes issues as soon as they are corrected. */
  check?: FormValidator
  onSubmit: (values: FormValues) => void
  onChange?: (values: FormValues) => void
  /** Called before a reset button restores the default values. */
  onReset?: () => void
  /** Values for empty fields; typed values are not overwritten. */
  fill?: FormValues | null
  /** Storage key under which a draft is kept in the tab, until the caller drops it after sending. */
  draft?: string
  children: ReactNode
}

/** Restores the draft, and replays input and submit from before hydration. */
const useTypedBefore = (form: RefObject<HTMLFormElement | null>, draft: string | undefined) => {
  useEffect(() => {
    // First, as the `input` events below overwrite the stored draft.
    if (form.current && draft !== undefined) restoreDraft(form.current, draft)
    if (form.current) dispatchTyped(form.current)
    // The page's starter marks a form that was submitted before hydration.
    if (form.current?.hasAttribute('data-submitted') !== true) return
    form.current.removeAttribute('data-submitted')
    form.current.requestSubmit()
  }, [form, draft])
}

/**
 * Fields that hold their default when the form is submitted get the new one with the answer, unless they were changed
 * meanwhile. Another tab may have stored it, and the next submit would send the old value back (ACCOUNT-09).
 */
const useFollowedDefaults = (form: RefObject<HTMLFormElement | null>) => {
  const following = useRef(new Set<EventTarget>())
  // After every render, as any of them may bring other defaults.
  useEffect(() => {
    if (form.current) followDefaults(form.current, following.current)
  })
  return {
    followFrom: (submitted: HTMLFormElement) => {
      following.current = fieldsAsStored(submitted)
    },
    unfollow: (changed: EventTarget) => void following.current.delete(changed),
  }
}

/** Prefixes the document title with the word for an error, for screen readers. */
const useErrorTitle = (issues: FieldIssues) => {
  const { t } = useLingui()
  useEffect(() => {
    if (Object.keys(issues).length === 0) return undefined
    const { title } = document
    const prefixed = t`Erro: ${title}`
    document.title = prefixed
    return () => {
      if (document.title === prefixed) document.title = title
    }
  }, [issues, t])
}

/** Focuses the summary when a submit was not accepted, and not when an issue changes. */
const useSummaryFocus = (issues: FieldIssues) => {
  const summary = useRef<HTMLDivElement>(null)
  const isAttempted = useRef(false)
  useEffect(() => {
    if (!isAttempted.current || Object.keys(issues).length === 0) return
    isAttempted.current = false
    summary.current?.focus()
  }, [issues])
  const expectIssues = () => {
    isAttempted.current = true
  }
  return { summary, expectIssues }
}

const WithoutScript = () => (
  <noscript>
    <p>
      <Trans>Este formulário precisa de JavaScript.</Trans> <MailLink address={COMPANY.supportEmail} />
    </p>
  </noscript>
)

const nameOf = (target: EventTarget) => (target instanceof Element ? (target.getAttribute('name') ?? '') : '')

/** Uncontrolled form: the DOM holds the values, and the flow gets them on submit. */
export const Form = ({ label, busy, issues, check, onReset, fill = null, draft, children, ...handlers }: FormProps) => {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { summary, expectIssues } = useSummaryFocus(issues)
  const { remaining, revalidate } = useRemainingIssues(issues, check)
  const fieldContext = useMemo(() => ({ id, issues: remaining }), [id, remaining])

  useTypedBefore(form, draft)
  const { followFrom, unfollow } = useFollowedDefaults(form)
  useEffect(() => {
    if (form.current && fill) fillEmpty(form.current, fill)
  }, [fill])

  useErrorTitle(remaining)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    expectIssues()
    followFrom(event.currentTarget)
    handlers.onSubmit(valuesOf(event.currentTarget))
  }

  return (
    <FormContext value={fieldContext}>
      <WithoutScript />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events of its controls */}
      <form
        ref={form}
        className={styles['form']}
        aria-label={label}
        aria-busy={busy}
        data-form=""
        method="post"
        noValidate
        // The page's starter may have set an attribute before hydration.
        suppressHydrationWarning
        onSubmit={submit}
        onReset={(event) => {
          event.preventDefault()
          onReset?.()
          resetFields(event.currentTarget)
        }}
        onInput={({ currentTarget, target }) => {
          unfollow(target)
          if (draft !== undefined) saveDraft(currentTarget, draft)
          const values = valuesOf(currentTarget)
          revalidate(values, nameOf(target), false)
          handlers.onChange?.(values)
        }}
        onBlur={({ currentTarget, target }) => revalidate(valuesOf(currentTarget), nameOf(target), true)}
      >
        <ErrorSummary ref={summary} formId={id} issues={remaining} />
        {children}
      </form>
    </FormContext>
  )
}
