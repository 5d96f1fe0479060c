import { useTranslate } from 'react-admin'
import { RefusedCall } from '#desk/provider/call-team.ts'

/** Maps errors to the form's fields; empty if the rule was refused as a whole. */
export function useRuleErrors(): (fault: unknown) => Record<string, string> {
  const translate = useTranslate()
  return (fault) => {
    const fields = fault instanceof RefusedCall ? (fault.refusal.fields ?? []) : []
    return Object.fromEntries(
      fields.map(({ path, code }) => [
        path.replace(/^(?:input|changes)\./, '').replace(/\..*$/, ''),
        translate(`errors.fields.${code}`, { _: translate('errors.fields.invalid') }),
      ]),
    )
  }
}
