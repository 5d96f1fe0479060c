import { Suspense, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { Link } from '#app/ui/text/link.tsx'
import { NEW_LIST_PATH } from '../paths.ts'

const NewListPanel = lazyLayer(async () => (await import('./new-list-panel.tsx')).NewListPanel)

/** Opens the form of a new list in a panel; without JavaScript it leads to its page. */
export function NewListButton() {
  const t = useTranslations('lists.overview')
  const [newId, setNewId] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Link
        href={NEW_LIST_PATH}
        className={buttonLook({})}
        onClick={(event) => {
          event.preventDefault()
          setNewId(crypto.randomUUID())
          setIsOpen(true)
        }}
      >
        {t('new')}
      </Link>
      {newId !== null && (
        <Suspense>
          <NewListPanel key={newId} newId={newId} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
