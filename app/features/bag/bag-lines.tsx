import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TEXT_LINK } from '#app/ui/text-link.tsx'
import { groupByWarehouse } from '#domain/warehouse.ts'
import { BAG_PATHS, type Bag, type RemovedLine, type ShownLine } from './bag.ts'
import type { BagChange } from './bag-answer.server.ts'
import { BagLine } from './bag-line.tsx'

/** The lines of the bag, those from our warehouse and those from the workshops apart (Spec §3). */
export function BagLines({
  bag,
  onRemove,
  heading: Heading,
}: {
  bag: Bag
  onRemove: (removed: RemovedLine) => void
  /** The level below the title that they stand under. */
  heading: 'h2' | 'h3'
}) {
  const t = useTranslations('bag.shipments')
  const { inHouse, others } = groupByWarehouse(bag.lines)
  if (inHouse.length === 0 || others.length === 0) return <Lines lines={bag.lines} onRemove={onRemove} />
  return (
    <>
      <Heading className="mt-4 text-small text-muted">{t('in-house')}</Heading>
      <Lines lines={inHouse} onRemove={onRemove} />
      <Heading className="mt-6 text-small text-muted">{t('other')}</Heading>
      <Lines lines={others} onRemove={onRemove} />
    </>
  )
}

function Lines({
  lines,
  onRemove,
}: {
  lines: readonly ShownLine[]
  onRemove: (removed: RemovedLine) => void
}) {
  return (
    <ul>
      {lines.map((line) => (
        <BagLine key={line.id} line={line} onRemove={onRemove} />
      ))}
    </ul>
  )
}

/** What was just taken out, and the way to put it back, where the keyboard goes on: its line is gone. */
export function UndoRemoval({ removed, onUndo }: { removed: RemovedLine; onUndo: () => void }) {
  const t = useTranslations('bag.removed')
  const localePath = useLocalePath()
  const fetcher = useFetcher<BagChange>({ key: 'undo removal' })
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each removal moves the focus once
  useEffect(() => button.current?.focus(), [removed])
  return (
    <Notice
      action={
        <fetcher.Form method="post" action={localePath(BAG_PATHS.lines)} onSubmit={onUndo}>
          <input type="hidden" name="variantId" value={removed.variantId} />
          <input type="hidden" name="quantity" value={removed.quantity} />
          <button ref={button} type="submit" className={TEXT_LINK}>
            {t('undo')}
          </button>
        </fetcher.Form>
      }
    >
      {t('text', { title: removed.title || t('piece') })}
    </Notice>
  )
}
