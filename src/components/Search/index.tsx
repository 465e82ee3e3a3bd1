export function SearchButton({ variant }: { readonly variant?: 'large' }) {
  return (
    <button type="button" data-variant={variant}>
      Search docs
    </button>
  );
}
