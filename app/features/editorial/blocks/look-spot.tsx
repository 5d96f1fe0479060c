import { useId } from 'react'
import { useHeart } from '#app/page/heart.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import type { NumberedPiece } from './look-piece.ts'

/**
 * A numbered spot in a picture, which shows its piece. It opens the browser's own popover by pointer, touch and
 * keyboard, closed by Escape or a click outside, all without JavaScript.
 */
export function LookSpot({ hotspot, number, piece }: NumberedPiece) {
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
