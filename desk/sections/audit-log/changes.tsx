import { useAuditWords } from './use-audit-words.ts'

type Fields = Readonly<Record<string, unknown>>

/** The changed fields, each with its value before and after. */
export function Changes({ resource, before, after }: { resource: string; before: Fields; after: Fields }) {
  const words = useAuditWords()
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => (
    <div key={name}>
      {words.field(resource, name)}: {textOf(before[name])} → {textOf(after[name])}
    </div>
  ))
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
