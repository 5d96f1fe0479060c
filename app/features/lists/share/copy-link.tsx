import { useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'

/** The address of a link, to select or to copy. */
export function CopyLink({ address }: { address: string }) {
  const t = useTranslations('lists.share')
  const [isCopied, setIsCopied] = useState(false)
  // Looked up while the page is rendered, so that the document carries it.
  const done = t('copied')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('address')}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="min-w-0 flex-1 basis-72"
      />
      <Button
        variant="outline"
        className="scriptless:hidden"
        onClick={() => navigator.clipboard.writeText(address).then(() => setIsCopied(true))}
      >
        {isCopied ? done : t('copy')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && done}
      </span>
    </div>
  )
}
