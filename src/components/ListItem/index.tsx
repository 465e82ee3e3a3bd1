import MDXLi from '@theme/MDXComponents/Li';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';

const isTaskBox = (child: ReactNode): boolean =>
  isValidElement<{ type?: string }>(child) && child.props.type === 'checkbox';

/**
 * A Markdown list item; one of a task list gets a box that can be ticked, with its text as the label.
 *
 * The ticks last for the visit: nothing is stored. Markdown alone renders boxes that are disabled and
 * have no name for screen readers.
 */
export function ListItem(props: ComponentProps<'li'>): ReactNode {
  const parts = Children.toArray(props.children);
  const box = parts.find(isTaskBox);
  if (box === undefined) {
    return <MDXLi {...props} />;
  }
  const { checked } = (box as { props: { checked?: boolean } }).props;
  return (
    <MDXLi {...props}>
      <label>
        <input type="checkbox" defaultChecked={checked === true} />
        {parts.filter((part) => part !== box)}
      </label>
    </MDXLi>
  );
}
