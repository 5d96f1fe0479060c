import { useTranslate } from 'react-admin'

/** What the audit log names, in words. What has none is shown by its technical name. */
export function useAuditWords() {
  const translate = useTranslate()
  const resource = (name: string) => translate(`resources.${name}.name`, { smart_count: 2, _: name })
  function action(of: string, name: string): string {
    const general = translate(`resources.audit-events.values.action.${name}`, { _: name })
    return translate(`resources.${of}.actions.${name}.label`, { _: general })
  }
  function field(of: string, name: string): string {
    const general = translate(`resources.audit-events.values.field.${name}`, { _: name })
    return translate(`resources.${of}.fields.${name}`, { _: general })
  }
  return { resource, action, field }
}
