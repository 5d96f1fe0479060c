import { type ComponentProps, type ReactNode, useId } from 'react'

type ChoiceProps = Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> & {
  label: ReactNode
  /** Hidden, but submitted with its form if checked. */
  isHidden?: boolean
}

export function Checkbox({ label, isHidden, ...input }: ChoiceProps) {
  return (
    <Choice
      isHidden={isHidden}
      label={label}
      control={<input type="checkbox" {...input} className="choice-mark checked:mark-tick" />}
    />
  )
}

/** Buttons of a group have the same `name`. */
export function Radio({ label, isHidden, ...input }: ChoiceProps) {
  return (
    <Choice
      isHidden={isHidden}
      label={label}
      control={<input type="radio" {...input} className="choice-mark rounded-full checked:mark-dot" />}
    />
  )
}

export function ChoiceGroup({
  legend,
  errors = [],
  children,
}: {
  legend: string
  errors?: readonly string[] | undefined
  children: ReactNode
}) {
  const errorId = useId()
  const hasErrors = errors.length > 0
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group is neither right nor wrong, this one is
      role="radiogroup"
      aria-describedby={hasErrors ? errorId : undefined}
      aria-invalid={hasErrors || undefined}
      className="grid gap-1.5"
    >
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      {children}
      {hasErrors && (
        <p id={errorId} className="text-small text-alert">
          {errors.join(' ')}
        </p>
      )}
    </fieldset>
  )
}

function Choice({
  label,
  control,
  isHidden,
}: {
  label: ReactNode
  control: ReactNode
  isHidden: boolean | undefined
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is a child
    <label hidden={isHidden} className="choice">
      {control}
      <span>{label}</span>
    </label>
  )
}
