import { ChecklistContext } from '@site/src/components/Checklist/context';
import MDXLi from '@theme/MDXComponents/Li';
import { Children, type ComponentProps, isValidElement, type ReactNode, useContext } from 'react';

/** A list item as the documents hand it over. */
export interface ListItemProps extends ComponentProps<'li'> {
  /** Number of the task in the checklist that it is in. */
  readonly 'data-task'?: number | string;
}

const isTaskBox = (child: ReactNode): boolean =>
  isValidElement<{ type?: string }>(child) && child.props.type === 'checkbox';

/**
 * A Markdown list item; one of a task list gets a box that can be ticked, with its text as the label.
 *
 * In a checklist the ticks are the checklist's; elsewhere they last as long as the page. Markdown alone
 * renders boxes that are disabled and have no name for screen readers.
 */
export function ListItem({ 'data-task': task, ...props }: ListItemProps): ReactNode {
  const checklist = useContext(ChecklistContext);
  const parts = Children.toArray(props.children);
  const box = parts.find(isTaskBox);
  if (box === undefined) {
    return <MDXLi {...props} />;
  }
  const { checked } = (box as { props: { checked?: boolean } }).props;
  const number = Number(task);
  const state: ComponentProps<'input'> =
    checklist === undefined || task === undefined
      ? { defaultChecked: checked === true }
      : {
          checked: checklist.isTicked(number),
          onChange: (event) => checklist.tick(number, event.target.checked),
        };
  return (
    <MDXLi {...props}>
      <label data-search="text">
        <input type="checkbox" {...state} />
        {parts.filter((part) => part !== box)}
      </label>
    </MDXLi>
  );
}
