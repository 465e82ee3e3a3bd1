import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';
import type { AddressRules } from './address';

/** How this site makes links of the hits' addresses. */
export function useAddressRules(): AddressRules {
  const { withBaseUrl } = useBaseUrlUtils();
  const { algolia } = useDocusaurusContext().siteConfig.themeConfig as {
    algolia: Omit<AddressRules, 'withBaseUrl'>;
  };
  return useMemo(() => ({ ...algolia, withBaseUrl }), [algolia, withBaseUrl]);
}
