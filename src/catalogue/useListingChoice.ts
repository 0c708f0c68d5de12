import { useNavigate } from 'react-router';
import type { DietaryNeed } from '#rules/dietary.ts';
import { listingQuery, readListing } from '#rules/productListing.ts';
import { useListing } from './listingAddress.ts';

/** Opens the same list with another choice, at its first page; unknown parameters are dropped (F-060). */
export function useListingChoice(): (
  name: 'sort' | 'seller' | 'temperature' | 'price' | DietaryNeed,
) => (value: string) => void {
  const navigate = useNavigate();
  const { listing, hrefOf } = useListing();
  return (name) => (value) => {
    const query = new URLSearchParams(listingQuery(listing));
    query.set(name, value);
    void navigate(hrefOf(readListing(query)));
  };
}
