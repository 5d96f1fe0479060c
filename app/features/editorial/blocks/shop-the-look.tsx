import { useId } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useHeart } from '#app/page/heart.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { Hotspot, PlainBlock } from '#clients/content/blocks/blocks.ts'
import type { LookPiece, NumberedPiece } from './look-piece.ts'

type Look = Extract<PlainBlock, { type: 'shopTheLook' }>

/**
 * Spec §3, shopTheLook: a picture with its pieces numbered in it and listed beside it. A spot whose piece is hidden
 * from the visitor is left out; without a picture only the list is shown.
 */
export function ShopTheLook({
  look: { title, picture, hotspots },
  pieceOf,
}: {
  look: Pick<Look, 'title' | 'picture' | 'hotspots'>
  pieceOf: (sku: string) => LookPiece | null
}) {
  const titleId = useId()
  const pieces = numberPieces(hotspots, pieceOf)
  if (pieces.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mx-auto w-full max-w-page px-gutter">
      <div className="look" data-bare={picture === null || undefined}>
        {picture && (
          <div className="look-picture">
            <Picture picture={picture} sizes="(min-width: 96rem) 62rem, (min-width: 64.0625rem) 66vw, 94vw" />
            {pieces.map((piece) => (
              <LookSpot key={piece.hotspot.key} {...piece} />
            ))}
          </div>
        )}
        <div>
          <h2 id={titleId} className="mb-5 font-display text-display-small">
            {title}
          </h2>
          <PieceList pieces={pieces} />
        </div>
      </div>
    </section>
  )
}

function PieceList({ pieces }: { pieces: readonly NumberedPiece[] }) {
  const t = useTranslations('editorial.look')
  return (
    <ol aria-label={t('pieces')} className="border-t border-hairline">
      {pieces.map(({ number, hotspot, piece }) => (
        <li key={hotspot.key} className="border-b border-hairline">
          <Link
            href={piece.path}
            className="group/piece grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-3 py-4"
          >
            <span className="font-display text-title text-muted">{number}</span>
            <span>
              <span className="block text-fine text-muted">{piece.artisan}</span>
              <span className="font-display text-lead leading-tight transition-colors group-hover/piece:text-accent">
                {piece.title}
              </span>
            </span>
            <span className="text-small tabular-nums">{piece.price}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

function numberPieces(
  hotspots: readonly Hotspot[],
  pieceOf: (sku: string) => LookPiece | null,
): NumberedPiece[] {
  return hotspots
    .flatMap((hotspot) => {
      const piece = pieceOf(hotspot.sku)
      return piece ? [{ hotspot, piece }] : []
    })
    .map((spot, index) => ({ ...spot, number: index + 1 }))
}

/**
 * A numbered spot in a picture, with the card of its piece. The card is the browser's own popover, opened by pointer,
 * touch or keyboard and closed by Escape or a click outside, all without JavaScript.
 */
function LookSpot({ hotspot, number, piece }: NumberedPiece) {
  const id = useId()
  const Heart = useHeart()
  const anchor = `--spot-${id.replace(/\W/g, '')}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${number}, ${piece.title}`}
        style={{ left: `${hotspot.x}%`, top: `${hotspot.y}%`, anchorName: anchor }}
        className="look-spot"
      >
        {number}
      </button>
      <div id={id} popover="auto" style={{ positionAnchor: anchor }} className="look-card">
        <Link href={piece.path} className="group/card grid grid-cols-[5.5rem_1fr] gap-4">
          <PiecePicture
            picture={piece.picture && { ...piece.picture, alt: '' }}
            title={piece.title}
            sizes="5.5rem"
          />
          <span className="py-1">
            <span className="block text-fine text-muted">{piece.artisan}</span>
            <span className="block font-display text-lead leading-tight transition-colors group-hover/card:text-accent">
              {piece.title}
            </span>
            <span className="mt-1 block text-small tabular-nums">{piece.price}</span>
          </span>
        </Link>
        <Heart id={piece.id} title={piece.title} />
      </div>
    </>
  )
}
