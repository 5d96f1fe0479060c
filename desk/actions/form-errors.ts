import type { Refusal } from '#desk/provider/use-save.ts'

type Errors = { [name: string]: string | Errors }

/**
 * Converts a refusal to the errors of a form: its text is shown as a message, and each other error at its field.
 * `getFieldPath` maps a path in the refusal to the names of a form field, outermost first. If it returns no name, no
 * field shows the error.
 */
export function toFormErrors(
  { text, fields }: Pick<Refusal, 'text' | 'fields'>,
  getFieldPath: (path: string) => readonly string[] = getOutermostField,
) {
  const errors: Errors = {}
  for (const field of fields) setFieldError(errors, getFieldPath(field.path), field.text)
  return { ...errors, root: { serverError: text } }
}

function getOutermostField(path: string): string[] {
  return path.split('.').slice(0, 1)
}

function setFieldError(errors: Errors, [name, ...rest]: readonly string[], text: string): void {
  if (name === undefined) return
  if (rest.length === 0) {
    errors[name] = text
    return
  }
  const existing = errors[name]
  const group: Errors = typeof existing === 'object' ? existing : {}
  errors[name] = group
  setFieldError(group, rest, text)
}
