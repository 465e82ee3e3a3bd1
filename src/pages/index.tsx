import library from '@generated/documents/default/library.json';
import Layout from '@theme/Layout';
export default function Home() {
  return (
    <Layout>
      <pre>{JSON.stringify(library, null, 1)}</pre>
    </Layout>
  );
}
