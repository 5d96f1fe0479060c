import type { ApplicationValues, FormField } from './application-form.ts'
import type { ApplicationData, ApplicationView } from './application-view.ts'

/** What the fields of a step need. */
export type StepProps = {
  readonly data: ApplicationData
  readonly values: ApplicationValues
  readonly certificate: ApplicationView['certificate']
  /** What is chosen now. */
  readonly place: { readonly country: string; readonly zone: string }
  labelOf(field: FormField): string
  errorsOf(field: FormField): readonly string[]
}

/** The id of the control of a field, to which the summary of errors links. */
export function fieldId(field: FormField): string {
  return `application-${field}`
}
