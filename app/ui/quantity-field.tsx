import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import {
  LINE_QUANTITY_MAX,
  QUANTITY_REFUSALS,
  type QuantityRefusal,
  readQuantity,
  stepQuantity,
} from '#domain/cart/line-quantity.ts'
import { Button } from './button.tsx'
import { MinusIcon, PlusIcon } from './icon/icons.tsx'

/** A typed quantity that was refused, and why. */
export type RefusedQuantity = { readonly typed: string; readonly why: QuantityRefusal }

type QuantityFieldProps = {
  quantity: number
  /** What is counted: 'Nuvola bouclé armchair'. */
  label: string
  /** The most there is, in units. */
  max?: number
  /** Where the form goes without a script, which has `quantity` as it was typed, and `step` (1 or -1) of a button. */
  action: string
  /** Sent with them. */
  fields: Readonly<Record<string, string>>
  /** What a browser without a script had refused. */
  refused?: RefusedQuantity | null
  onChange: (quantity: number) => void
}

/**
 * Fewer, how many, more. What is typed counts once the field is left or Enter is pressed: forty plates are one change.
 * Cleared, it returns to what it was; what cannot be read stays in it, with the reason. At its bounds a button does
 * nothing, but keeps the focus that it has.
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
  // They are said before any answer comes: the document carries them (decision 0010).
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

  /** What a browser cannot read as a number it gives as nothing, with a mark. */
  function typed(): string {
    return field.current?.validity.badInput ? '?' : (draft ?? String(quantity))
  }

  function commit(): void {
    const read = readQuantity(typed())
    if (typed().trim() === '') change(quantity)
    else if (read.ok) change(read.value)
    else setRefusal(read.code)
  }

  function step(by: 1 | -1): void {
    const read = readQuantity(typed())
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
      {/* Enter in the field presses the first button of its form: that is not to be "fewer". */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="inline-flex items-center border border-hairline has-aria-invalid:border-alert">
          <StepButton by={-1} label={t('fewer', { label })} isAtBound={quantity <= 1} onStep={step}>
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
            // biome-ignore lint/a11y/noAutofocus: without a script the browser itself leads back to what was refused
            autoFocus={refused !== null}
            onChange={({ target }) => {
              setDraft(target.value)
              setRefusal(null)
            }}
            onFocus={({ target }) => target.select()}
            onBlur={commit}
            onKeyDown={stepWithArrows}
            // A page that is scrolled with the pointer on the field does not change it.
            onWheel={({ currentTarget }) => currentTarget.blur()}
            className="quantity-input"
          />
          <StepButton by={1} label={t('more', { label })} isAtBound={quantity >= max} onStep={step}>
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
  isAtBound,
  onStep,
  children,
}: {
  by: 1 | -1
  label: string
  isAtBound: boolean
  onStep: (by: 1 | -1) => void
  children: ReactNode
}) {
  return (
    <button
      type="submit"
      name="step"
      value={by}
      aria-disabled={isAtBound || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (!isAtBound) onStep(by)
      }}
      aria-label={label}
      className="grid size-11 place-items-center transition-colors hover:text-accent aria-disabled:text-muted aria-disabled:opacity-50"
    >
      {children}
    </button>
  )
}
