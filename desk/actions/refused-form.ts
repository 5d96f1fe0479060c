/** The errors of a refused form, by field; `text` is shown as a message. What was typed is still unsaved. */
export function refusedForm(text: string, fields: object = {}) {
  return { ...fields, root: { serverError: text } }
}
