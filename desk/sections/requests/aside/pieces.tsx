import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { TeamRequest } from '#contracts/team/request.ts'
import { FactBlock } from '#desk/detail/fact-block.tsx'
import { Thumbnail } from '#desk/sections/products/thumbnail.tsx'

/** Pieces shown at first; a list may have hundreds. */
const SHOWN = 20

export function Pieces({ request: { pieces } }: { request: TeamRequest }) {
  const translate = useTranslate()
  const [areAllShown, setAllShown] = useState(false)
  if (pieces.length === 0) return null
  const shown = areAllShown ? pieces : pieces.slice(0, SHOWN)
  const count = pieces.length - shown.length
  return (
    <FactBlock title={translate('resources.requests.aside.pieces', { count: pieces.length })}>
      {shown.map(({ picture, title, variantTitle, sku, artisan, section, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may be in two sections, and pieces never move
        <Box key={index} sx={{ display: 'flex', gap: 1.5, paddingTop: 1 }}>
          <Thumbnail url={picture} width={64} />
          <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
            <div>
              {quantity > 1 && `${quantity} × `}
              {title}
            </div>
            <Box sx={{ color: 'text.secondary' }}>
              {[variantTitle, artisan, sku, section].filter(Boolean).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Box>
          </Typography>
        </Box>
      ))}
      {count > 0 && (
        <Button size="small" onClick={() => setAllShown(true)} sx={{ marginTop: 1 }}>
          {translate('resources.requests.aside.more-pieces', { count })}
        </Button>
      )}
    </FactBlock>
  )
}
