import type { MouseEvent } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { ArrowIcon } from '#app/ui/icon/icons.tsx'
import { ROOM } from '../paths.ts'
import { RowText } from '../summary/row-text.tsx'
import type { ModelView } from './model-view.ts'

/** Opens the 3D model; without JavaScript it offers its files for download. */
export function ModelRow({
  model,
  fact,
  onOpen,
}: {
  model: ModelView
  fact: string
  onOpen: (opener: HTMLElement) => void
}) {
  const t = useTranslations('product.model')
  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(event.currentTarget)
  }
  return (
    <>
      <a id={ROOM} href={model.glb} download data-document onClick={open} className="fact-row">
        <RowText label={t('open')} fact={fact} icon={<ArrowIcon />} />
      </a>
      {model.usdz && (
        <noscript>
          <a href={model.usdz} rel="ar" className="fact-row">
            {t('download-ios')}
          </a>
        </noscript>
      )}
    </>
  )
}
