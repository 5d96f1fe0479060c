import { useState } from 'react'
import { Button } from '../button.tsx'
import { TextField } from './text-field.tsx'

/** A text to select or to copy, such as an address. `copied`: looked up beforehand, so that the document carries it. */
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
  const [isCopied, setIsCopied] = useState(false)
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
        onClick={() => navigator.clipboard.writeText(value).then(() => setIsCopied(true))}
      >
        {isCopied ? copied : copy}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && copied}
      </span>
    </div>
  )
}
