import { useEffect, useState } from 'react'
import { Loading } from 'react-admin'
import { useParams } from 'react-router-dom'
import { type TeamProduct, teamProduct } from '../../../../contracts/team/product.ts'
import { itemOfDraft } from '../../../actions/form-draft.tsx'
import { BackToList } from '../../../application/back-to-list.tsx'
import { Page } from '../../../application/page.tsx'
import { ItemFault } from '../../../list/item-fault.tsx'
import { Downloads } from './downloads.tsx'
import { readProduct } from './product-calls.ts'
import { ProductForm } from './product-form.tsx'
import { ShopLink } from './shop-link.tsx'
import { Stock } from './stock.tsx'

/** Everything about one product. Its stock has a form of its own, because sales change it all the time. */
export function ProductEdit() {
  const { id = '' } = useParams()
  const [product, setProduct] = useState<TeamProduct | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    readProduct(id).then((current) => setProduct(itemOfDraft(current, teamProduct)), setFault)
  }, [id])
  if (fault) return <ItemFault fault={fault} />
  if (!product?.detail) return <Loading />
  return (
    <Page
      title={product.title}
      above={<BackToList />}
      below={
        <>
          <ShopLink product={product} />
          <Downloads productId={product.id} />
        </>
      }
    >
      <ProductForm product={product} onSaved={setProduct} />
      <Stock product={product} onSaved={setProduct} />
    </Page>
  )
}
