import { graphql } from 'react-relay';

graphql`
  mutation AdjustStockMutation($variant: ID!, $stock: Int!, $stockMdo: Int!, $requestId: ID!) {
    adjustStock(variant: $variant, stock: $stock, stockMdo: $stockMdo, requestId: $requestId) {
      ...VariantStock_variant
    }
  }
`;
