import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import {
  LINE_QUANTITY_MAX,
  QUANTITY_REFUSALS,
  type QuantityRefusal,
  readQuantity,
  stepQuantity,
} from '#domain/line-quantity.ts'
import { Button } from './button.tsx'
import { MinusIcon, PlusIcon } from './icon/icons.tsx'

export type RefusedQuantity = { readonly typed: string; readonly why: QuantityRefusal }

type QuantityFieldProps = {
  quantity: number
  label: string
  /** The maximum, in units. */
  max?: number
  /**
   * The form action without JavaScript; the form contains `quantity` as typed, and the `step` (1 or -1) of a button.
   */
  action: string
  fields: Readonly<Record<string, string>>
  /** The refused quantity in a browser without JavaScript. */
  refused?: RefusedQuantity | null
  onChange: (quantity: number) => void
}

/**
 * A number field with buttons for fewer and more. A typed quantity applies on blur or Enter, so that forty plates are
 * one change. A cleared field returns to its previous quantity; invalid input stays in the field, with the reason. At
 * its limits a button does nothing, but keeps its focus.
 */
export function QuantityField({
  quantity,
  label,
  max = LINE_QUANTITY_MAX,
  action,
  fields,
  refused = null,
  onChange,
}: QuantityFieldProps) {
  const t = useTranslations('shell.quantity')
  const errors = useTranslations('errors.cart')
  // The messages are shown before any response arrives, so the document includes them (decision 0010).
  for (const code of QUANTITY_REFUSALS) errors.has(code)
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(refused?.typed ?? null)
  const [refusal, setRefusal] = useState(refused?.why ?? null)

  function change(next: number): void {
    setDraft(null)
    setRefusal(null)
    if (next !== quantity) onChange(next)
  }

  /** The value of a number field is also empty if its input is not a number, which `validity.badInput` reveals. */
  function typedText(): string {
    return field.current?.validity.badInput ? '?' : (draft ?? String(quantity))
  }

  function commit(): void {
    const read = readQuantity(typedText())
    if (typedText().trim() === '') change(quantity)
    else if (read.ok) change(read.value)
    else setRefusal(read.code)
  }

  function step(by: 1 | -1): void {
    const read = readQuantity(typedText())
    change(stepQuantity(read.ok ? read.value : quantity, by, max))
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    commit()
    field.current?.select()
  }

  function stepWithArrows(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <form method="post" action={action} noValidate onSubmit={submit} className="grid gap-1.5">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Enter in the field presses the form's first button, which must not be "fewer". */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="inline-flex items-center border border-hairline has-aria-invalid:border-alert">
          <StepButton by={-1} label={t('fewer', { label })} isAtLimit={quantity <= 1} onStep={step}>
            <MinusIcon />
          </StepButton>
          <input
            ref={field}
            type="number"
            inputMode="numeric"
            name="quantity"
            min={0}
            max={max}
            value={draft ?? quantity}
            aria-label={t('label', { label })}
            aria-invalid={refusal !== null || undefined}
            aria-describedby={refusal === null ? undefined : errorId}
            // biome-ignore lint/a11y/noAutofocus: without JavaScript the browser itself focuses the refused quantity
            autoFocus={refused !== null}
            onChange={({ target }) => {
              setDraft(target.value)
              setRefusal(null)
            }}
            onFocus={({ target }) => target.select()}
            onBlur={commit}
            onKeyDown={stepWithArrows}
            // Scrolling with the pointer over the field must not change it.
            onWheel={({ currentTarget }) => currentTarget.blur()}
            className="quantity-input"
          />
          <StepButton by={1} label={t('more', { label })} isAtLimit={quantity >= max} onStep={step}>
            <PlusIcon />
          </StepButton>
        </div>
        <span className="hidden scriptless:block">
          <Button type="submit" variant="outline">
            {t('update')}
          </Button>
        </span>
      </div>
      {refusal !== null && (
        <p id={errorId} role="alert" className="text-small text-alert">
          {errors(refusal)}
        </p>
      )}
    </form>
  )
}

function StepButton({
  by,
  label,
  isAtLimit,
  onStep,
  children,
}: {
  by: 1 | -1
  label: string
  isAtLimit: boolean
  onStep: (by: 1 | -1) => void
  children: ReactNode
}) {
  return (
    <button
      type="submit"
      name="step"
      value={by}
      aria-disabled={isAtLimit || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (!isAtLimit) onStep(by)
      }}
      aria-label={label}
      className="grid size-11 place-items-center transition-colors hover:text-accent aria-disabled:text-muted aria-disabled:opacity-50"
    >
      {children}
    </button>
  )
}
