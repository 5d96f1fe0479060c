import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { PRODUCT_DOWNLOAD_DAYS, productDownloads } from '../../../../contracts/team/product.ts'
import { callTeam } from '../../../provider/call-team.ts'

/** How often the files of a product were downloaded lately; nothing while none was, or if it cannot be read. */
export function Downloads({ productId }: { productId: string }) {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['product-downloads', productId],
    queryFn: () => callTeam(productDownloads, { path: `/product-downloads/${productId}` }),
    retry: false,
  })
  if (!data || data.tearsheet + data.cad === 0) return null
  const { tearsheet, cad } = data
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {translate('resources.products.downloads', { days: PRODUCT_DOWNLOAD_DAYS, tearsheet, cad })}
    </Box>
  )
}
