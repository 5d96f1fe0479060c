import { useLocation } from 'react-router'
import { productPath } from '#app/features/product/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { idNumber } from '#domain/ids.ts'
import { listsPanelPath } from '../paths.ts'
import { PanelBody } from './panel-body.tsx'
import { PanelCount } from './panel-count.tsx'
import { type InitialPanel, usePanelChanges } from './use-panel-changes.ts'

/** The same as the panel as a page, for browsers without JavaScript. */
export function ListsOfPage({ initial }: { initial: InitialPanel }) {
  const t = useTranslations('lists.panel')
  const { pathname, search } = useLocation()
  const { piece } = initial.view
  const variant = piece.variantId && idNumber(piece.variantId)
  const address = useLocalePath()(listsPanelPath(idNumber(piece.id), variant))
  const changes = usePanelChanges({ address, initial, onUnauthorized: () => location.reload() })
  const view = changes.view ?? initial.view
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-section">
      <PageTitle>{t('title')}</PageTitle>
      <div className="grid max-w-measure gap-8">
        <h1 className="font-display text-display">{t('title')}</h1>
        <div>
          <PanelBody view={view} changes={changes} action={pathname + search} />
        </div>
        <PanelCount view={view} />
        <LinkButton href={productPath(piece.handle)} width="full">
          {t('back')}
        </LinkButton>
      </div>
    </div>
  )
}
