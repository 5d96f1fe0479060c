import { Link } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { productPreviewLink, type TeamProduct } from '../../../../contracts/team/product.ts'
import { callTeam } from '../../../provider/call-team.ts'

/** Leads to the product in the shop: as guests see it, or as a preview with what they don't see yet. */
export function ShopLink({ product }: { product: TeamProduct }) {
  const translate = useTranslate()
  const { id, handle, status, isPublished } = product
  const isPublic = isPublished && status === 'active'
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    // Without the link, the page says only that the product is not public.
    if (!isPublic && status !== 'archived')
      callTeam(productPreviewLink, { path: `/products/${id}/preview` }).then(
        ({ url }) => setPreview(url),
        () => {},
      )
  }, [id, isPublic, status])
  if (isPublic)
    return (
      <Link href={`/products/${handle}`} target="_blank" rel="noopener">
        {translate('resources.products.view')}
      </Link>
    )
  return (
    <>
      {translate(
        isPublished ? `resources.products.values.status.${status}` : 'resources.products.unpublished',
      )}
      {preview && (
        <>
          {' · '}
          <Link href={preview} target="_blank" rel="noopener">
            {translate('resources.products.preview')}
          </Link>
        </>
      )}
    </>
  )
}
