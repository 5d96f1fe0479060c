import { useEffect, useId, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { type CachedPage, listCachedPages } from '#app/page/connection/cached-pages.ts'
import { ArrowIcon } from '#app/ui/icon/icons.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { useDevice } from './use-device.ts'

/** Links to the cached pages of this browser, all of which open without a connection. */
export function CachedPageLinks() {
  const t = useTranslations('bag.offline')
  const device = useDevice()
  const listId = useId()
  const [pages, setPages] = useState<readonly CachedPage[]>([])
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    let isMounted = true
    void listCachedPages().then((cached) => isMounted && setPages(cached))
    return () => {
      isMounted = false
    }
  }, [])
  if (pages.length === 0) return null
  const [pieces, stories] = [pages.filter(isPiecePage), pages.filter((page) => !isPiecePage(page))]
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-13 w-full items-center gap-3 text-start hover:text-accent"
      >
        <span className="shrink-0">{t('look-again')}</span>
        <span className="ms-auto text-end text-small text-muted">
          {t('on-device', { pieces: pieces.length, stories: stories.length, device })}
        </span>
        <span className={isOpen ? 'rotate-90' : ''}>
          <ArrowIcon />
        </span>
      </button>
      <ul id={listId} hidden={!isOpen} className="pb-3">
        {[...pieces, ...stories].map(({ path, title }) => (
          <li key={path}>
            <a href={path} className="flex min-h-11 items-center text-small">
              <span className={TEXT_LINK}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function isPiecePage({ kind }: CachedPage): boolean {
  return kind === 'piece'
}
