import { useNavigate } from 'react-router';
import { listingQuery, readListing } from '../../rules/productListing.ts';
import { useListing } from './listingAddress.ts';

/** Goes to the same list, from its start, with another choice; what nobody knows is dropped (F-060). */
export function useListingChoice(): (name: 'sort' | 'seller' | 'temperature' | 'price') => (value: string) => void {
  const navigate = useNavigate();
  const { listing, hrefOf } = useListing();
  return (name) => (value) => {
    const query = new URLSearchParams(listingQuery(listing));
    query.set(name, value);
    void navigate(hrefOf(readListing(query)));
  };
}
