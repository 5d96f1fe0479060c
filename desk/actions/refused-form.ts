import type { Refused } from '#desk/provider/use-save.ts'

type Errors = { [name: string]: string | Errors }

/**
 * Returns the errors of a refused form. Its text is shown as a message, the others at their fields. `fieldOf` maps a
 * path in the refusal to the names of a form field, outermost first. If it returns no name, no field shows the error.
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
