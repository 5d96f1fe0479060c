import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { TeamRequest } from '../../../../contracts/team/request.ts'
import { FactBlock } from '../../../detail/fact-block.tsx'
import { Thumbnail } from '../../products/thumbnail.tsx'

/** The pieces that a request is about, as they were when it was sent. */
export function Pieces({ request: { pieces } }: { request: TeamRequest }) {
  const translate = useTranslate()
  if (pieces.length === 0) return null
  return (
    <FactBlock title={translate('resources.requests.aside.pieces', { count: pieces.length })}>
      {pieces.map(({ variantId, picture, title, variantTitle, sku, artisan, quantity }) => (
        <Box key={variantId} sx={{ display: 'flex', gap: 1.5, paddingTop: 1 }}>
          <Thumbnail url={picture} width={64} />
          <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
            <div>
              {quantity > 1 && `${quantity} × `}
              {title}
            </div>
            <Box sx={{ color: 'text.secondary' }}>
              {[variantTitle, artisan, sku].filter(Boolean).map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Box>
          </Typography>
        </Box>
      ))}
    </FactBlock>
  )
}
