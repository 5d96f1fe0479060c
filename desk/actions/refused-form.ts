/** Errors by field; `text` is shown as a message. The form stays unsaved. */
export function refusedForm(text: string, fields: object = {}) {
  return { ...fields, root: { serverError: text } }
}
