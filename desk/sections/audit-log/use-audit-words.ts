import { useTranslate } from 'react-admin'
import { actionKeys, fieldKeys, resourceKeys } from './audit-word-keys.ts'

/** What the audit log names, in words. What has none is shown by its technical name. */
export function useAuditWords() {
  const translate = useTranslate()
  const firstOf = (keys: readonly string[], name: string) =>
    keys.reduceRight((otherwise, key) => translate(key, { smart_count: 2, _: otherwise }), name)
  return {
    resource: (name: string) => firstOf(resourceKeys(name), name),
    action: (resource: string, name: string) => firstOf(actionKeys(resource, name), name),
    field: (resource: string, name: string) => firstOf(fieldKeys(resource, name), name),
  }
}
