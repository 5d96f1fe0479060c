import type { ApplicationValues, FormField } from './application-form.ts'
import type { ApplicationData, ApplicationView } from './application-view.ts'

export type StepProps = {
  readonly data: ApplicationData
  readonly values: ApplicationValues
  readonly certificate: ApplicationView['certificate']
  readonly place: { readonly country: string; readonly zone: string }
  labelOf(field: FormField): string
  errorsOf(field: FormField): readonly string[]
}

/** The id of a field, to which the error summary links. */
export function fieldId(field: FormField): string {
  return `application-${field}`
}
