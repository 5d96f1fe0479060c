import type { ReactNode } from 'react'
import { fieldsOf, type PanelChange } from './panel-change.ts'

/** Sends a change; without JavaScript as the form of a page. */
export function ChangeForm({
  change,
  action,
  onSend,
  className,
  children,
}: {
  change: PanelChange
  action: string
  onSend: () => void
  className?: string
  children: ReactNode
}) {
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      className={className}
    >
      {fieldsOf(change).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
