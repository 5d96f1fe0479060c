import type { Refused } from '#desk/provider/use-save.ts'

type Errors = { [name: string]: string | Errors }

/**
 * The errors of a form that was refused: its text is shown as a message, the others at their fields. `fieldOf` names the
 * field of a path of the refusal, from the outside in; without a name the field has no error.
 */
export function refusedForm(
  { text, fields }: Pick<Refused, 'text' | 'fields'>,
  fieldOf: (path: string) => readonly string[] = outerField,
) {
  const errors: Errors = {}
  for (const field of fields) place(errors, fieldOf(field.path), field.text)
  return { ...errors, root: { serverError: text } }
}

function outerField(path: string): string[] {
  return path.split('.').slice(0, 1)
}

function place(errors: Errors, [name, ...rest]: readonly string[], text: string): void {
  if (name === undefined) return
  if (rest.length === 0) {
    errors[name] = text
    return
  }
  const within = errors[name]
  const group: Errors = typeof within === 'object' ? within : {}
  errors[name] = group
  place(group, rest, text)
}
