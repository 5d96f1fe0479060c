import { useState } from 'react'
import { Button } from '../button.tsx'
import { TextField } from './text-field.tsx'

/** A selectable text, with a copy button if JavaScript is available. `copied`: the button's label after copying. */
export function CopyField({
  label,
  value,
  copy,
  copied,
}: {
  label: string
  value: string
  copy: string
  copied: string
}) {
  const [copiedValue, setCopiedValue] = useState<string | null>(null)
  const isCopied = copiedValue === value
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={label}
        value={value}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="min-w-0 flex-1 basis-72"
      />
      <Button
        variant="outline"
        className="scriptless:hidden"
        onClick={() => navigator.clipboard.writeText(value).then(() => setCopiedValue(value))}
      >
        {isCopied ? copied : copy}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && copied}
      </span>
    </div>
  )
}
